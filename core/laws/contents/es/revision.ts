import type { Revision } from '../revision-2023.ts';

export const revision: Revision = {
  '73A2': {
    before: 'Cantos y jugadas deberían hacerse sin énfasis, modos, prisa ni demora marcados.',
    since: 'Se harán sin énfasis ni modos, y sin prisa ni demora a propósito.',
  },
  '73B': {
    before:
      'Los compañeros no se dirán nada con modos, comentarios, preguntas o alertas (B1); hacerlo por acuerdo secreto es la falta más grave (B2).',
    since:
      'Una sola prohibición: los compañeros no deben comunicarse, ni intentarlo, salvo con cantos y jugadas.',
  },
  '73C1': {
    before: 'Quien tiene del compañero información no autorizada no debe sacar provecho de ella.',
    since: 'Lo mismo, dicho de la información que le llegó sin intención.',
  },
  '73D1': {
    before: 'Un ritmo constante es deseable, aunque no siempre exigido.',
    since: 'Es deseable; la salvedad ya no se dice.',
  },
  '73D3': { before: 'Las pausas obligatorias están en 73A2.', since: 'Las pausas obligatorias están aquí.' },
  '73E1': {
    before: 'Un canto o jugada engañosa no puede ayudarse con prisa o demora inusuales.',
    since: 'Ni con modos.',
  },
  '89': {
    before: 'Remite a la Ley 12C3: rectificación en torneos individuales.',
    since:
      'Faltas: buscar, usar o pasar información por medios prohibidos. Lo que cuestan lo dice el código disciplinario; la estadística puede sostener una acusación.',
  },
};
