export { DeskPages } from './desk-pages.tsx';
