import { TextPage } from '../../components/TextPage';
import { about } from './content';

export default function AboutPage() {
  return <TextPage {...about} />;
}
