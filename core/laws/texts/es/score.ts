import type { LawTexts } from '../texts.ts';

/** The words of Laws 12, 16 and 86 about the score that is assigned. */
export const score: Pick<LawTexts, 'questions' | 'answers' | 'notes' | 'lasting' | 'words'> = {
  questions: {
    'assigned-results': '¿Qué resultados se asignan, y con qué pesos?',
    'varied-by-committee':
      'En 1997 solo un comité de apelaciones pondera varios resultados. ¿Decide un comité?',
    'sides-differ': 'A los dos bandos se les asignan resultados distintos. ¿Por qué?',
    'table-contract-among':
      'El contrato de la mesa está entre los resultados. ¿Por qué se llegaría a él sin lo que no está permitido?',
    'without-error': '¿Qué habría resultado tras la irregularidad si {side} no se hubieran perjudicado?',
    'regulated-for-several':
      '{side} ya se quedaron sin resultado en una tablilla de esta sesión. ¿Dice el reglamento cuánto vale la siguiente?',
    'partner-blameless': '¿No tiene {partner} ninguna culpa de lo que hizo {seat}?',
    poll: '¿Qué respondieron jugadores del nivel de {seat} a quienes se preguntó qué harían?',
    'other-table': '¿Qué hay en la otra mesa del encuentro?',
    'assigned-at-teams': '¿Asigna el director un resultado en lugar de medias?',
    'regulated-for-one-table': '¿Dice el reglamento cuánto valen las tablillas jugadas en una sola mesa?',
    'fault-in-match': '¿De quién es la culpa?',
    'board-of-match': '¿Qué se hace con la tablilla?',
    'match-known': '¿Puede algún contendiente saber cómo acaba el encuentro sin esta tablilla?',
  },
  answers: {
    again: 'Decirlos de nuevo',
    'left-out': 'No se llegaría: dejarlo fuera',
    'was-a-card': 'Fue una salida u otra carta: el contrato se mantiene',
    'not-asked': 'No se preguntó a nadie',
    'no-other-result': 'Ningún resultado',
    'other-result': 'Un resultado',
    'favours-innocent': 'Un resultado favorable al bando inocente',
    'clearly-favourable': 'Un resultado claramente favorable a un bando',
    'not-clearly': 'Un resultado que no favorece claramente a ninguno',
    'several-results': 'Varios resultados que no pueden compararse',
    nobody: 'De nadie',
    'fault-in-match/NS': 'Norte–Sur',
    'fault-in-match/EW': 'Este–Oeste',
    'both-sides': 'De los dos bandos',
    'cancel-board': 'Se anula, con medias',
    'replace-board': 'Otra tablilla en su lugar',
  },
  notes: {
    'one-result-for-each-side': 'En 1997 el director indica un resultado para cada bando',
    'keeps-table-score':
      '{side} conservan el resultado de la mesa (una lectura: la Ley de 1997 no habla de ello)',
    'later-boards-by-regulation': 'Para {side}, el reglamento dice cuánto valen las tablillas siguientes',
    'each-board-by-itself': 'Para {side}, cada tablilla sin resultado cuenta por sí misma',
    'both-partners-bear-it': '{seat} y {partner} soportan por igual la rectificación',
    'mean-to-each': 'En un encuentro eliminatorio cada bando recibe la media de lo que recibirían los dos',
    'averages-in-imps': 'Media más y media menos valen 3 IMP',
    'match-by-regulation': 'El reglamento dice cuánto valen las tablillas',
    'better-of-average-plus':
      '{side} reciben lo mejor entre media más y lo asignado; los otros el complemento',
    'disputed-at-once': 'Quien discute lo que hizo {seat} debería llamar enseguida al director',
    'call-was-misunderstood':
      '{seat} sabe por la explicación que un canto se entendió mal, y no puede usarlo',
  },
  lasting: {
    'adjusted-score/shall/results': 'El director otorga una puntuación ajustada asignada: {found}',
    'adjusted-score/may/results': 'El director puede otorgar una puntuación ajustada asignada: {found}',
    'board-status/cancelled': 'La tablilla se anula',
    'board-status/replaced': 'Se juega en su lugar un nuevo reparto',
    'board-status/postponed': 'La tablilla se juega más tarde',
    'board-status/required': 'La tablilla debe jugarse ahora',
    'result-ruled': 'El resultado registrado: el declarante hizo {tricks} bazas',
    'result-ruled/side': 'Solo para {side}: el declarante hizo {tricks} bazas',
    warning: '{side} reciben una advertencia',
    'warning/player': '{player} recibe una advertencia',
    'referral/chief-director': 'Pasa al director a cargo',
    'referral/committee': 'Pasa al comité',
    'referral/authority': 'Pasa a la autoridad reguladora',
    'referral/organiser': 'Pasa al organizador',
    'referral/confidential': 'Se comunica en confianza a quien juzga estos casos; no es un veredicto',
    'penalty-possible/player': 'Es posible una penalización de procedimiento solo para {player}',
    'penalty-possible/disciplinary': 'Es posible una penalización disciplinaria a {side}; es definitiva',
    'penalty-possible/disciplinary/player':
      'Es posible una penalización disciplinaria a {player}; es definitiva',
  },
  words: {
    'about-no-alert': 'La falta de alerta',
    'about-explanation': 'Una explicación',
    kept: 'como en la mesa',
    'passed-out-board': 'todos pasaron',
    poll: '{asked} consultados; eligieron (consideraron): {word}',
    'score-without-error': 'sin el error de {side}: {found}',
    'score-at-least': '{side} al menos {award}',
  },
};
