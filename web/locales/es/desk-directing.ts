import type * as en from '../en/desk-directing.ts';

export const deskDirecting: typeof en.deskDirecting = {
  directing: {
    given: 'Penalizaciones dadas',
    delegate:
      '{{name}} supervisa como delegado o jefe del torneo, sin los poderes del director ({{clause}}).',
    playsFor: 'Está inscrito como jugador ({{who}}): quien dirige no debería jugar ({{clause}}).',
    log: {
      heading: 'Registro de incidentes',
      kind: 'Qué pasó',
      law74: 'Ley 74',
      regulation: 'Reglamento, por gravedad',
      record: 'Para que conste',
      table: 'Mesa',
      board: 'Tablilla',
      who: 'A quién concierne',
      everybody: 'Todos en la mesa',
      text: 'En pocas palabras',
      keep: 'Anotar',
      none: 'Aún no se anotó nada.',
      kinds: {
        inattention: 'falta de atención al juego',
        'gratuitous-comment': 'comentario gratuito',
        'detaching-card-early': 'carta separada antes del turno',
        'prolonging-play': 'carteo prolongado para molestar',
        'rude-to-director': 'descortesía con el director',
        'varied-call-words': 'palabras distintas para la misma voz',
        'showing-approval': 'aprobación o desaprobación de una voz o carta',
        'showing-expectation': 'mostrar que se espera o no la baza',
        'drawing-attention': 'llamar la atención sobre un incidente o el tanteo',
        'watching-players': 'mirar fijamente a un jugador o de dónde saca la carta',
        'showing-disinterest': 'mostrar desinterés por la mano',
        'tempo-to-disconcert': 'variar el ritmo para desconcertar',
        'leaving-table-early': 'dejar la mesa antes del cambio',
        'self-praise': 'autoelogio excesivo',
        'analysis-delaying-play': 'análisis que retrasan el juego',
        'misleading-remarks': 'observaciones engañosas',
        'disparaging-comments': 'comentarios despectivos',
        'leaving-room': 'salir de la sala sin permiso',
        'arguing-rulings': 'discutir decisiones del director',
        'insinuation-or-rudeness': 'insinuación o grosería',
        discrimination: 'discriminación',
        'intimidation-or-violence': 'intimidación, amenazas o violencia',
        psychic: 'una voz psíquica',
        technical: 'algo técnico',
        'organiser-error': 'error de la organización',
        'signed-complaint': 'una reclamación firmada',
        'joint-report': 'un informe de ambos capitanes',
        other: 'otra cosa',
      },
    },
    over: {
      heading: 'Otro director',
      to: 'Quién dirige desde ahora',
      standing: 'Como',
      standings: {
        director: 'otro director',
        'playing-director': 'un jugador que es director',
        member: 'un miembro que no juega',
        player: 'un jugador del torneo',
        'no-referee': 'sin director: mueve tablillas, recoge reclamaciones',
      },
      reason: 'Por qué',
      go: 'Entregar con todos los casos abiertos',
      now: '{{who}} dirige desde {{time}}: {{standing}}',
      noReferee:
        'Las reclamaciones se escriben y se firman; al final decide un comité de participantes, y las apelaciones van al consejo ({{clause}}).',
    },
  },
};

export const directingFacts: typeof en.directingFacts = {
  'appeal-noted': 'Apelación {{appeal}}: «{{text}}»',
  'appeal-held': 'Apelación {{appeal}}: se decidió si el próximo encuentro espera.',
  'appeal-taken-further': 'La pareja {{pair}} llevó la apelación {{appeal}} al consejo: «{{about}}»',
  'incident-logged': 'En el registro: {{what}}',
  'directing-handed-over': '{{director}} dirige desde ahora.',
  'report-sent': 'El informe fue enviado.',
  'report-returned': 'El informe fue devuelto por incompleto.',
};

export const directingRefusals: typeof en.directingRefusals = {
  'approval-missing': 'Diga quién lo aprobó por la organización: sin eso nadie es descalificado del torneo.',
  'together-short':
    'La pareja {{pair}} habrá jugado junta el {{percent}}% de las tablillas, menos de la mitad: sale de la clasificación.',
  'disallowed-result':
    '{{result}} se basa en una acción que no se permitió: diga por qué está entre los resultados ponderados.',
  'cause-missing': 'Diga por qué causa {{name}} no participa.',
  'change-other': 'No es contra eso que se apeló.',
  'chief-decides': 'Se recomendó un cambio: el director a cargo decide si lo sigue.',
  'chief-rules': 'El director a cargo cambia su decisión o la mantiene.',
  'no-deposit': 'Según este reglamento una reclamación no lleva depósito.',
  'deposit-back': 'Había un error: el depósito se devuelve.',
  'delegate-supervises': 'El delegado supervisa: decide el director.',
  'council-unasked': 'Va al consejo cuando alguien lo lleva.',
  'council-decides': 'Se llevó al consejo: decide el consejo.',
  'nobody-waits': 'Según este reglamento ningún encuentro espera una apelación.',
  'not-harmed': 'Lo llevan los que apelaron, o los perjudicados por la decisión.',
  'no-council': 'Según este reglamento no hay otra instancia.',
  'further-already': 'El consejo ya tiene esta apelación.',
  'committee-first': 'Primero decide un comité.',
  'law-only': 'El consejo solo trata cuestiones de derecho.',
  'needed-at-once': 'Quien pierde queda eliminado: del comité no se va al consejo.',
  'signed-by-both': 'Ambos capitanes firman el informe del encuentro.',
  unsigned: 'Diga quién firmó la reclamación.',
  'incident-untold': 'Diga en pocas palabras qué pasó.',
  'referee-needed': 'Según este reglamento alguien tiene que dirigir.',
  'report-unsent': 'El informe no se envió: no hay nada que devolver.',
  'lack-unsaid': 'Diga qué falta.',
};

export const directingFindings: typeof en.directingFindings = {
  'committee-hears':
    'Esto corresponde a un comité; el director a cargo lo resuelve cuando ninguno puede reunirse a tiempo. ¿Es así?',
  'council-late': 'Podía llevarse hasta {{until}}.',
  'prizes-at-once': 'Donde los premios se dan enseguida nada va al consejo: ¿no se dieron?',
  'replacement-order':
    'Otros van antes: otro director, un jugador que lo sea, un miembro que no juegue. ¿No hay ninguno?',
  'report-incomplete': 'Al informe le falta algo y sería devuelto. ¿Enviarlo igualmente?',
};
