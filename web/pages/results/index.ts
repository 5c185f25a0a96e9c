export { ResultsPages } from './results-pages.tsx';
