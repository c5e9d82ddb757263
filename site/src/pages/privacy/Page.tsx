import { TextPage } from '../../components/TextPage';
import { privacy } from './content';

export default function PrivacyPage() {
  return <TextPage {...privacy} />;
}
