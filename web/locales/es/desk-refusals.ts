import type { DeskMessages } from '../en/desk.ts';
import type { deskRefusals as en } from '../en/desk-refusals.ts';
import { absenceFindings, absenceRefusals } from './desk-absence.ts';
import { announceRefusals } from './desk-announce.ts';
import { appealFindings, caseRefusals } from './desk-case-record.ts';
import { clockRefusals } from './desk-clock.ts';
import { contestantTexts } from './desk-contestants.ts';
import { directingFindings, directingRefusals } from './desk-directing.ts';
import { deskEntries } from './desk-entries.ts';
import { erasingRefusals } from './desk-erasing.ts';
import { matchTexts } from './desk-match-texts.ts';
import { deskMeant } from './desk-meant.ts';
import { deskSafeguards } from './desk-safeguards.ts';
import { slipRefusals } from './desk-slips.ts';

export const deskRefusals: Pick<DeskMessages, keyof typeof en> = {
  refusal: {
    ...absenceRefusals,
    ...deskEntries.refusal,
    ...contestantTexts.refusal,
    ...matchTexts.refusal,
    ...deskMeant.refusal,
    ...deskSafeguards.refusal,
    ...announceRefusals,
    ...clockRefusals,
    ...caseRefusals,
    ...directingRefusals,
    ...slipRefusals,
    ...erasingRefusals,
    handicap:
      'Un hándicap es un porcentaje: puntúe por matchpoints, y dé a cada pareja el suyo donde el reglamento no lo prevé.',
    'carry-over':
      'Lo que se arrastra es una parte del resultado, como 1/4, redondeada a un paso como 0,01, después de una sesión.',
    'wrong-code': 'No es correcto. Inténtelo de nuevo.',
    'slow-down': 'Demasiados intentos. Espere {{seconds}} segundos.',
    'wrong-password': 'No es esa la contraseña.',
    'wrong-setup-code': 'No es ese el código de instalación. Está en el terminal donde se arrancó Naipe.',
    'name-taken': 'Ya hay un director con ese nombre.',
    'last-director': 'Alguien tiene que dirigir: el último director se queda.',
    'no-such-sign-in': 'Ya estaba terminada.',
    'password-set': 'La contraseña ya está elegida: entre.',
    'no-password': 'Aún no se ha elegido contraseña: elija una.',
    'director-only': 'Solo el director puede hacer esto.',
    'too-large': 'Es más grande de lo permitido.',
    'version-conflict':
      'Otros cambiaban el torneo en el mismo momento; no se ha cambiado nada. Inténtelo de nuevo.',
    internal:
      'Algo ha fallado en Naipe; no se ha cambiado nada. Inténtelo de nuevo y, si sigue, comuníquelo.',
    'name-missing': 'Dé un nombre al torneo.',
    date: '“{{date}}” no es una fecha como 2026-03-14.',
    'minutes-per-board': 'Una tablilla tiene más de 0 y como máximo {{most}} minutos.',
    'request-minutes': 'Los jugadores pueden pedir correcciones durante 1 a {{most}} minutos.',
    'correction-minutes': 'El período de corrección es de al menos {{least}} minutos.',
    'time-zone': '"{{timeZone}}" no es una zona horaria como Europe/Lisbon.',
    places: '{{places}} no es un número de puestos.',
    'pair-number': 'Dé un número a la pareja.',
    'pair-twice': 'La pareja {{pair}} ya está inscrita.',
    'player-missing': 'Una pareja tiene dos jugadores. Dé los dos nombres.',
    'player-twice': '{{player}} ya juega en la pareja {{pair}}.',
    'same-number': '{{player}} y {{other}} tienen el mismo número, {{number}}.',
    'contestant-kind': 'En este torneo compiten otros: vea los ajustes.',
    'no-format': 'Todavía no se pueden planear sesiones para estos contendientes.',
    'not-individual':
      'Sección {{section}}: los jugadores cambian de compañero, y este movimiento es para parejas. Elija un individual.',
    'only-individual':
      'Sección {{section}}: en este movimiento cambian los compañeros: es para un individual.',
    'individual-replan':
      'El resto de un individual no se planea de nuevo: inscriba un sustituto de quien se fue.',
    'contestants-entered': 'No se puede cambiar quién compite cuando ya hay inscritos.',
    'team-name': 'Dé un nombre al equipo.',
    'team-size': 'Un equipo tiene de {{fewest}} a {{most}} jugadores, no {{count}}.',
    'captain-missing': 'Diga quién es el capitán del equipo.',
    'player-nameless': 'Dé el nombre de todos los jugadores.',
    'no-such-pair': 'La pareja {{pair}} no está inscrita.',
    'not-seated': 'La pareja {{pair}} no juega en la sesión {{session}}.',
    withdrawn: 'La pareja {{pair}} se ha retirado.',
    'already-withdrawn': 'La pareja {{pair}} ya se ha retirado.',
    'has-played': 'La pareja {{pair}} jugó hasta la ronda {{round}}. Retírela desde una ronda posterior.',
    'no-triplet': 'La pareja {{pair}} no es un trío: sus dos jugadores juegan siempre.',
    'two-of-three': 'Juegan dos jugadores distintos de los tres.',
    'substitute-missing': 'Indique el nombre del sustituto.',
    'no-sections': 'Una sesión tiene al menos una sección.',
    'section-names': 'Cada sección necesita un nombre propio.',
    'session-number': 'Las sesiones se numeran desde el 1.',
    'seated-twice': 'La pareja {{pair}} ya tiene sitio.',
    'number-empty': 'Sección {{section}}: el número {{number}} no tiene pareja ni consta como vacante.',
    'no-such-number': 'La sección {{section}} no tiene el número {{number}}.',
    'number-played':
      'La pareja {{pair}} ya ha jugado con el número {{number}}. Sustituya jugadores o replanifique.',
    'fewer-boards-never':
      'El torneo tiene al menos {{least}} manos en total, y este {{found}}. Nada permite menos.',
    'howell-cut-short': 'Un Howell se juega hasta la última ronda, aquí la {{rounds}}.',
    'past-changed': 'Las rondas anteriores a la {{round}} deben quedar como estaban.',
    'round-begun': 'La ronda {{round}} ha empezado: replanifique desde una posterior.',
    'another-session-open': 'La sesión {{session}} sigue abierta. Ciérrela primero.',
    'session-begun': 'La sesión ha empezado. Replanifique el movimiento en las decisiones.',
    'session-not-open': 'La sesión aún no está abierta.',
    'session-closed': 'La sesión está cerrada. Reábrala primero, o corrija el resultado.',
    'session-open': 'La sesión {{session}} está abierta.',
    'already-published': 'Los resultados de la sesión {{session}} ya están publicados.',
    'no-such-session': 'La sesión {{session}} no está en juego.',
    'no-such-section': 'No hay sección {{section}}.',
    'no-such-round': 'Esa ronda no existe.',
    'no-such-table': 'La sección {{section}} no tiene mesa {{table}}.',
    'round-order': 'Sigue la ronda {{next}}.',
    'round-not-running': 'La ronda {{round}} no está en juego.',
    'no-such-board': 'La tablilla {{board}} no se juega en esta sesión.',
    'board-not-here': 'Ronda {{round}}, mesa {{table}}: se juegan las tablillas {{boards}}, no la {{board}}.',
    'no-opponents': 'Nadie se enfrenta en la mesa {{table}} en la ronda {{round}}.',
    'wrong-pairs': 'No son estas las parejas que se enfrentan en esta mesa.',
    'unreadable-result': '“{{result}}” no es un resultado como 4sn+1.',
    'not-a-card': '“{{lead}}” no es una carta como h7.',
    'no-lead': 'Una tablilla pasada no tiene salida.',
    'entry-stands': 'Esta tablilla ya está anotada. Solo el director la cambia: llámelo.',
    'already-agreed': 'Esa tablilla está acordada. Corríjala indicando por qué.',
    'already-played': 'La pareja {{pair}} ya tiene resultado en la tablilla {{board}}.',
    'board-cancelled': 'La tablilla {{board}} está anulada.',
    'nothing-changes': 'Es lo que ya consta.',
    'results-final': 'Los resultados son definitivos desde el {{until}}: solo una apelación los cambia.',
    'correction-period-over':
      'El período de corrección terminó el {{until}}; el último momento para cualquier corrección fue {{last}}.',
    'reason-missing': 'Diga por qué: queda en el registro.',
    'clause-missing': 'Indique la ley o regla en que se apoya.',
    'unreadable-score': 'No se puede leer esta puntuación.',
    'penalty-unreadable': '“{{value}}” no es un número.',
    'penalty-nothing': 'Una penalización de cero es una advertencia: hágala.',
    'penalty-unfit': 'Esa penalización no encaja en la puntuación de este torneo.',
    'no-penalty-table': 'El reglamento no tiene tabla de penalizaciones. Dé una propia.',
    'nobody-penalised': 'Diga quién es penalizado, y con qué.',
    'offence-untold': 'La tabla no tiene esa línea, o falta decir algo: minutos, manos, o si hubo perjuicio.',
    'no-such-reading': '{{reading}} no admite esa lectura.',
    'group-name': 'Dé un nombre al grupo.',
    'group-empty': 'Diga qué mesas forman el grupo.',
    'no-score': 'La pareja {{pair}} no tiene puntuación en la tablilla {{board}}.',
    'stood-on': 'Otros posteriores dependen de este: {{facts}}. Deshágalos primero.',
    'too-late': 'Un deshacer solo puede revertirse inmediatamente.',
    'no-such-fact': 'No hay número {{sequence}}.',
    'already-undone': 'El número {{sequence}} ya está deshecho.',
    'never-undone': 'El propio torneo no se deshace.',
    'no-deals': 'No hay manos que adjuntar.',
    'board-not-in-play': 'La tablilla {{board}} no se juega en la sesión {{session}}.',
    'board-twice': 'La tablilla {{board}} viene dos veces.',
    'not-a-deal': 'La tablilla {{board}} no tiene 52 cartas, trece para cada jugador.',
    'deal-twice': 'Las tablillas {{other}} y {{board}} tienen las mismas cartas.',
    'deal-of-another-session':
      'La tablilla {{board}} tiene las cartas de la tablilla {{other}} de la sesión {{session}}: ningún resultado vale en una mano de otra sesión.',
    'dealt-otherwise':
      'Las tablillas se reparten de otro modo, como dicen los ajustes (Ley 6E). Cámbielos primero.',
    'boards-in-use': 'La sesión {{session}} ha empezado: las tablillas tienen cartas.',
    'dealt-already':
      'Las tablillas tienen sus cartas. Para repartir de nuevo, deshaga en el historial lo que las repartió.',
    'dealer-plays':
      'Quien reparte a mano conoce las cartas, y usted juega: deje repartir a alguien que no juegue.',
    'deals-sealed': 'Las manos están selladas: otros clubes aún tienen que jugarlas.',
    'deal-shown':
      'Las manos de la tablilla {{board}} ya se han mostrado. Deshaga en el historial lo que las adjuntó y adjunte otras.',
  },
  finding: {
    ...absenceFindings,
    ...appealFindings,
    ...directingFindings,
    'triplet-substitute':
      'La pareja {{pair}} es un trío: los límites de sustitución hablan de dos jugadores. Decide el director.',
    'leads-to-disqualified': 'La pareja {{pair}} queda descalificada si juega así.',
    'leads-to-new-entry':
      'La nueva pareja se acepta como inscripción propia y se cancela la de la pareja {{pair}}.',
    'asked-late': 'Los jugadores podían pedirlo hasta {{until}}.',
    'not-confirmed-by-other': 'El otro bando no lo ha confirmado: los dos piden juntos.',
    'denied-by-other': 'El otro bando dice que no es así.',
    ...deskEntries.finding,
    ...contestantTexts.finding,
    ...matchTexts.finding,
    ...deskMeant.finding,
    'not-as-proposed': 'Pareja {{pair}}: la tabla propone otra cosa. Queda registrado.',
    'too-few-sessions': 'Un torneo así tiene al menos {{least}} sesiones; este tiene {{found}}.',
    'too-few-boards': 'Todo el torneo tiene al menos {{least}} manos; este tiene {{found}}.',
    'too-few-boards-each': 'Nadie juega menos de {{least}} manos en todo el torneo; alguien juega {{found}}.',
    'too-few-days': 'Un festival se juega en al menos {{least}} días consecutivos; este no.',
    'no-prizes': 'Un festival tiene premios; este torneo no tiene ninguno.',
    'one-ranking-of-two-lines':
      'Una sola clasificación por puntuación de dos líneas que nunca cambian: mejor un Howell, o un Mitchell con cambio de líneas (arrow switch).',
    'met-too-often':
      'A lo largo de las sesiones dos parejas se enfrentan más de {{times}} veces: {{example}} ({{count}} en total).',
    'met-before':
      'Parejas que ya se enfrentaron vuelven a encontrarse, mientras otras nunca se encuentran: {{example}} ({{count}} en total).',
    'later-round':
      'La tablilla {{board}} de la mesa {{table}} se juega en la ronda {{round}}, entre las parejas {{ns}} y {{ew}}; la mesa está en la ronda {{now}}.',
    'other-pairs':
      'Tablilla {{board}}, mesa {{section}}{{table}}, ronda {{round}}: el archivo tiene las parejas {{found}}, el plan {{ns}}–{{ew}}. ¿Es el archivo de esta sesión?',
    'stands-otherwise':
      'Tablilla {{board}}, mesa {{section}}{{table}}: allí consta {{stands}}, el archivo tiene {{result}}. Queda lo que consta.',
    'unlikely-result': 'Tablilla {{board}}: {{result}}, {{points}} puntos para {{side}}. ¿Fue así?',
    'lead-not-required': 'La carta exacta de salida es obligatoria, y este torneo no la pide.',
    'own-devices':
      'En un torneo oficial nadie usa su teléfono durante la sesión salvo autorización del director; aquí todos pueden.',
    'own-handicaps':
      'Otra tabla de hándicaps se acuerda con la federación y consta en el reglamento del torneo.',
    'correction-period-late':
      'El juego ha empezado: otro período de corrección se anuncia antes de que empiece el torneo.',
    'carry-over-late': 'El juego ha empezado: lo que se arrastra se anuncia antes de que empiece el torneo.',
    'missing-results': 'Resultados sin anotar: {{count}}, tablilla (mesa) {{places}}.',
    'disputed-results': 'Resultados en disputa: {{count}}, tablilla (mesa) {{places}}.',
    'unagreed-results': 'Resultados sin acordar: {{count}}, tablilla (mesa) {{places}}.',
    'opponents-again': 'Sección {{section}}: hay parejas que se enfrentan más de {{times}} veces.',
    'one-table': 'La sección {{section}} tiene una sola mesa: sus tablillas no se comparan con las de nadie.',
    'needs-fixed-seat':
      'La pareja {{pair}} necesita un sitio fijo, y el número {{number}} de la sección {{section}} se mueve.',
    'ruling-after-period':
      'Las decisiones se piden y se dan hasta el {{until}}: después, solo con el acuerdo de la organización. Diga quién lo dio y por qué.',
    'committee-varies':
      'Solo un comité de apelación pondera varios resultados por equidad: el director da uno a cada bando (12C2). ¿Lo decidió un comité?',
    'player-put-out': '{{player}} fue excluido y no juega más.',
    'ruling-late':
      'El director rectifica sus decisiones hasta {{until}}: después solo lo hace una apelación. ¿Lo decidió un comité?',
    'beyond-doubt':
      'El período de corrección terminó el {{until}}: lo anotado tiene que ser erróneo más allá de toda duda razonable, y el organizador tiene que estar de acuerdo.',
    'director-not-told': 'Se informa al director de una sustitución antes de que ocurra.',
    'substitute-tier': 'El sustituto es de un nivel superior al del jugador sustituido.',
    'both-replaced': 'Los dos jugadores de la pareja son sustituidos al mismo tiempo.',
    'together-too-little': 'La pareja juega junta menos de la mitad de las tablillas.',
    'replaced-too-long': 'Un jugador es sustituido en más tablillas de las permitidas.',
    'no-player-of-region': 'Ningún jugador de la nueva pareja pertenece a la región que representa.',
    'substitute-category': 'El sustituto es de categoría superior a la del jugador sustituido.',
    'substitute-region': 'El sustituto debe pertenecer a la región del torneo.',
    'one-session': 'En un torneo de una sola sesión nadie es sustituido, salvo fuerza mayor con permiso.',
    'too-many-sessions': 'El jugador es sustituido en más sesiones de las permitidas.',
    'no-leave': 'Una sustitución necesita un motivo válido y el permiso del director.',
    'between-phases': 'Una pareja no cambia entre fases: siga solo si es para corregir un nombre.',
    'has-played': 'El sustituto ya ha jugado en el torneo; solo por fuerza mayor y con permiso.',
  },
};
