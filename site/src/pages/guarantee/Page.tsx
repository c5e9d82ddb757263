import { TextPage } from '../../components/TextPage';
import { guarantee } from './content';

export default function GuaranteePage() {
  return <TextPage {...guarantee} />;
}
