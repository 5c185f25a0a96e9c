export const desk = {};

export type DeskMessages = typeof desk;
