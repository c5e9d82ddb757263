import { renderToString } from 'react-dom/server';
import { contestants, type Name } from './contestants.tsx';

export function render(name: Name) {
  const Faq = contestants[name];
  return renderToString(<Faq />);
}

export { questions } from './contestants.tsx';
