import { Annex } from '../systems/annex.tsx';
import { OfficeFrame } from './office-frame.tsx';

/** Annex II at the office. */
export const SystemsPage = () => (
  <OfficeFrame part="systems">
    <Annex />
  </OfficeFrame>
);
