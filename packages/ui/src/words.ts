export { formatLabel as say, mergeLabels as wordsOf, type Phrase } from './labels.js';
