import type { Texts } from '../texts.ts';

/** What a player may put in place of a cancelled call, said before he chooses. */
export const options: Texts = {
  'option/lowest-same':
    'A declaração suficiente mais baixa que especifica a mesma denominação ou denominações que {call}: o leilão prossegue',
  'option/lowest-natural':
    'A declaração mais baixa na mesma denominação, se ambas são naturais sem dúvida: o leilão prossegue',
  'option/more-precise': 'Uma voz com o mesmo significado que {call} ou mais preciso: o leilão prossegue',
  'option/comparable': 'Uma voz comparável a {call}: o leilão prossegue e {partner} fica livre',
  'option/any-bars':
    'Qualquer voz legal: {partner} tem de passar até ao fim do leilão, e o declarante pode limitar uma saída',
  'option/other-bars':
    'Qualquer outra: {partner} tem de passar até ao fim do leilão, e o declarante pode limitar uma saída',
  'option/other-once':
    'Qualquer outra: {partner} tem de passar uma vez, e o declarante pode limitar uma saída',
  'option/no-double':
    'Um dobre ou redobre é anulado: dá-se outra voz, e {partner} tem de passar até ao fim do leilão',
  'option/no-other-double':
    'Um dobre ou redobre que não seja dessas vozes é anulado: dá-se outra, e {partner} tem de passar até ao fim do leilão',
  'option/barred-anyway':
    'Qualquer declaração ou passo: {partner} tem de passar até ao fim do leilão na mesma',
  'option/same-strain-once':
    'Uma declaração que repete a denominação de {call}: {partner} tem de passar uma vez',
  'option/repeat-if-pass-insufficient':
    'Se {turn} passar, {seat} tem de repetir {call}, que é tratada como a declaração insuficiente que é',
  'option/repeat-if-pass': 'Se {turn} passar, {seat} tem de repetir {call}, e nada mais se segue',
};
