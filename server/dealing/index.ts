export { withCards } from './deal-boards.ts';
export { DEAL_FILES, dealFile } from './deal-file.ts';
export { earlierDeals } from './earlier-deals.ts';
