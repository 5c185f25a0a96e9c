/** What an address ends with when a phone that sits at a table is to join another: `/t?other`. */
export const OTHER = '?other';

export const wantsOther = (search: string): boolean => new URLSearchParams(search).has('other');
