export { SimultaneousDeskPages } from './desk-pages.tsx';
export { SimultaneousPages } from './public-pages.tsx';
