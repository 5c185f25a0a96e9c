import type { PhoneMessages } from '../en/phone.ts';

export const phone: PhoneMessages = {};
