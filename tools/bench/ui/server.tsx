import { renderToString } from 'react-dom/server';
import { Faq } from 'contestant';
import { faq } from './faq.ts';

export function render() {
  return renderToString(<Faq {...faq} />);
}
