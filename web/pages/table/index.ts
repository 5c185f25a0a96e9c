export { TablePages } from './table-pages.tsx';
