export { Hydrated as default } from './Hydrated.jsx';
