export const phone = {};

export type PhoneMessages = typeof phone;
