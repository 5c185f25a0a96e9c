export { OfficePages } from './office-pages.tsx';
