import { TextPage } from '../../components/TextPage';
import { withdrawal } from './content';

export default function WithdrawalPage() {
  return <TextPage {...withdrawal} />;
}
