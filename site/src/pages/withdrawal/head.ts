import { breadcrumbs } from '../../seo/structuredData';
import { withdrawal } from './content';
import type { PageHead } from '../../seo/pageHead';

export const head = (): PageHead => ({
  title: 'Odstąpienie od umowy w 14 dni',
  description:
    'Kiedy konsument może odstąpić od umowy o zabieg, jak to zrobić, co zmienia zabieg przed upływem 14 dni i czego dotyczy wyjątek dla pilnych przyjazdów.',
  keywords: ['odstąpienie od umowy', 'prawa konsumenta', 'umowa poza lokalem przedsiębiorstwa'],
  shareImage: 'home',
  canonical: '/odstapienie-od-umowy',
  structuredData: [breadcrumbs({ name: withdrawal.title, path: '/odstapienie-od-umowy' })],
});
