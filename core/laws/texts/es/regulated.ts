import type { LawTexts } from '../texts.ts';

/** The words of what regulations say beyond the Laws: screens, psychic calls, STOP, convention cards. */
export const regulated: Pick<LawTexts, 'irregularities' | 'questions' | 'answers' | 'reasons' | 'notes'> = {
  irregularities: {
    'screen-explanations':
      'Se compara lo que se dijo a cada lado de la pantalla sobre un canto del bando de {seat}',
    'screen-handled': '{seat} movió la bandeja o la trampilla de la pantalla',
  },
  questions: {
    tray: '¿Dónde está la bandeja con {call} de {offender}?',
    'tray/change-of-call': '{offender} quiere {second} en lugar de {call}. ¿Dónde está la bandeja?',
    'tray/exposed': '¿Ha pasado la bandeja?',
    'tray/counted': '¿Ha pasado la bandeja?',
    'tray-moved-by': '¿Qué bando pasó la bandeja con {call}?',
    'auction-spoilt': '¿Impide un remate normal lo que los cantos retirados dijeron al bando de {offender}?',
    gate: '{card} quedó boca arriba, y la salida era de {leader}. ¿Cómo está la trampilla?',
    'gate/exposed': '¿Cómo está la trampilla?',
    'right-lead-faced': '¿Había mostrado ya {leader} la salida correcta al otro lado?',
    'opponent-confused': '¿Confundió eso a un oponente de {seat}?',
    'irregularity-came-of-it': '¿Hubo una irregularidad porque {seat} hizo lo que no le tocaba?',
    'heard-across': '¿Podía oírse al otro lado de la pantalla lo que dijo {seat}?',
    'tempo-in-auction': '¿Fue en el remate, con la trampilla cerrada?',
    'tray-over-twenty': '¿Volvió la bandeja después de más de 20 segundos?',
    'called-before-lead':
      'Quienes recibieron la bandeja, ¿llamaron al director antes de la salida y de abrir la trampilla?',
    'break-perceived':
      'Se llamó tarde al director. ¿Había notado por sí mismo el otro lado la ruptura de ritmo?',
    'screen-mates-card':
      '¿Se trata de una carta que el oponente del lado del muerto muestra o juega antes de tiempo?',
    'psychic-opening': '¿Fue una apertura con significado convencional?',
    'psychic-for-fun': '¿Fue frívola o repetitiva?',
    'lead-not-recorded': '¿No se anotó la carta de salida, o no con exactitud?',
    'pause-omitted':
      '¿Fue en la primera baza, y {seat} pidió una carta del muerto sin una pausa de unos 30 segundos?',
    'never-agreed': '¿Qué acuerdo tiene el bando de {seat}?',
    'partner-silenced':
      '¿Podía {seat} declarar sin restricciones porque su compañero debía pasar según las Leyes?',
  },
  answers: {
    'not-crossed': 'No ha pasado',
    crossed: 'Ha pasado',
    'came-back': 'Pasó y volvió, y nadie dijo nada',
    offenders: 'El bando que hizo el canto',
    opponents: 'Los oponentes',
    closed: 'Cerrada',
    'gate/open': 'Abierta',
    'opened-by-declarers': 'La abrió el bando del declarante, sin deber',
    'under-eight': 'Abrir manos de menos de 8 puntos que nada más define',
    'after-irregularity': 'Cambiar de métodos tras una pregunta, una respuesta o una irregularidad',
    encrypted: 'Señales que el declarante no puede leer, por faltarle la clave',
    'another-understanding': 'Otro',
  },
  reasons: {
    'called-after-lead': 'A quien llama solo tras la salida puede haberle avisado su compañero.',
  },
  notes: {
    'corrected-behind-screen': 'El canto de {offender} se corrige, sin más consecuencias: habla {seat}',
    'mate-may-change': '{seat} puede cambiar el canto hecho entretanto, sin coste',
    'other-side-not-told':
      'A los jugadores del otro lado de la pantalla no se les dice nada, salvo que una ley lo exija',
    'sent-back-free': 'La bandeja vuelve, {offender} corrige el canto, sin más consecuencias',
    'sent-back': 'La bandeja vuelve y {offender} corrige el canto, al precio que la Ley indica',
    'auction-goes-on': 'El remate sigue, sin rectificación ni penalización',
    'teams-may-be-assigned': 'En un encuentro de equipos puede aplicarse la ley sobre sus puntuaciones',
    'later-call-withdrawn': '{call} de {seat} se retira, sin coste',
    'no-automatic-penalty':
      'Las explicaciones distintas no traen penalización por sí solas, pero pesan contra el bando de {seat}: cada caso se mira por sí',
    'taken-for-psychic':
      'A ambos lados se dijo lo mismo, como está en la hoja, y la mano es otra: el canto de {seat} se trata como psíquico',
    'explanations-differ': 'A los dos lados se dijeron cosas distintas sobre un canto del bando de {seat}',
    'who-has-the-tray': 'Norte y Sur mueven la bandeja',
    'who-has-the-gate': 'Oeste abre y cierra la trampilla',
    'others-may-use-it': 'Lo que dijo {seat} podía oírse: los oponentes pueden usarlo, el bando de {seat} no',
    'not-heard-across': 'Lo que dijo {seat} no se oyó al otro lado, y nada dijo a su compañero',
    'tempo-not-significant': 'Hasta 20 segundos no dicen nada',
    'no-break-perceived': 'No se notó ruptura de ritmo: no hubo información no autorizada',
    'asks-in-writing':
      '{seat} pregunta por escrito al oponente del mismo lado, también fuera de turno, y se le responde por escrito',
    'gate-closed-first':
      'Primero se cierra la trampilla; luego {seat} pregunta al oponente del mismo lado, y se le responde por escrito',
    'dummy-may-speak': '{seat} puede hablar de ello, y debe tratar de impedir que se muestre la salida',
    'count-before-crossing':
      'La Ley 13A no se aplica antes de que pase la bandeja, pues ningún canto cuenta todavía: se corrigen las manos y se juega la tablilla',
    'alert-on-both-sides':
      'Alertan ambos compañeros, cada uno a su lado de la pantalla; una alerta a un solo lado no es por sí una infracción',
    'no-stop-behind-screens': 'Con pantallas no se usa la tarjeta de STOP',
    'ten-seconds-all-the-same':
      'El jugador siguiente espera al menos diez segundos, se haya mostrado o no el STOP',
    'may-lose-complaint':
      'Sin STOP puede perderse el derecho a reclamar por un canto demasiado rápido o algo lento',
    'psychic-reported':
      'El canto psíquico consta en el informe del director, con lo ocurrido y quiénes intervinieron',
    'psychic-forbidden': 'El reglamento prohíbe este canto psíquico de {seat}',
    'card-against-them':
      'La hoja de convenciones del bando de {seat} falta, está incompleta o no confirma lo dicho: pesa contra ellos, y se presume perjuicio',
    'ruled-against-ns': 'Norte–Sur debían anotar la salida: en la duda el director decide contra ellos',
    'complaint-lost':
      '{seat} no hizo la pausa antes de la primera carta del muerto, y no reclama por la demora del jugador a su derecha',
    'never-agreed': 'Nadie puede tener tal acuerdo',
  },
};
