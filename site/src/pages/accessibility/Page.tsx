import { TextPage } from '../../components/TextPage';
import { accessibility } from './content';

export default function AccessibilityPage() {
  return <TextPage {...accessibility} />;
}
