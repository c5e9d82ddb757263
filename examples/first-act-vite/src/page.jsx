import { renderToString } from 'react-dom/server';
import { Demo } from './Demo.jsx';

export const html = renderToString(<Demo />);
