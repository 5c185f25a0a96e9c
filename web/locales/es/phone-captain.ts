import type { PhoneCaptain } from '../en/phone-captain.ts';

export const phoneCaptain: PhoneCaptain = {
  captain: {
    home: 'Son el equipo local: Norte–Sur en la sala abierta.',
    away: 'Son los visitantes: Este–Oeste en la sala abierta.',
    women: 'Las mujeres se sientan en {{seats}} ({{clause}}).',
    womenStand: 'Las tablillas jugadas en otros asientos antes de notarse se mantienen ({{clause}}).',
    seatedEarly: {
      own: 'Su pareja que juega un sistema muy inusual se sienta {{minutes}} minutos antes del encuentro si los oponentes lo piden ({{clause}}).',
      theirs:
        'Una pareja contraria juega un sistema muy inusual: pueden pedir que se siente {{minutes}} minutos antes del encuentro ({{clause}}).',
    },
    handIn: {
      home: 'El equipo local entrega las hojas de las dos salas, firmadas por ambos capitanes; las correcciones las rubrican los dos ({{clause}}).',
      both: 'Los dos capitanes responden de la entrega de las hojas, firmadas por ambos; las correcciones las rubrican los dos ({{clause}}).',
    },
    roomsTitle: 'Quién puede estar en cada sala',
    rooms:
      'En la sala cerrada solo están los jugadores, el director y sus ayudantes. La sala abierta empieza cuando la cerrada está sentada; nadie sale sin permiso del director.',
    watch:
      'De su equipo solo usted puede mirar, en la sala abierta, desde el principio y con conocimiento del director.',
    nothing: 'Su próximo encuentro aparece aquí cuando se publiquen los emparejamientos.',
    bye: 'Descansan en esta ronda.',
    lineUp: 'Declarar la alineación',
    lineUpDone: 'Ver o cambiar la alineación',
    sign: 'Firmar el resultado',
    signed: 'Ya ha firmado. Falta el otro capitán.',
    bothSigned: 'Los dos capitanes han firmado.',
    signQuestion: '{{home}} {{homeImps}} – {{awayImps}} {{away}} IMP. ¿Es correcto?',
    signQuestionPoints: '{{home}} {{homeImps}} – {{awayImps}} {{away}} puntos. ¿Es correcto?',
    signYes: 'Sí, firmar',
    signNo: 'No es correcto',
    wrong: 'Llame al director: él corrige las tablillas y después usted firma.',
    match: 'Tablilla a tablilla',
    standings: 'Clasificación',
    back: 'Equipo',
  },
  atMatch: {
    where: 'Ronda {{round}} de {{rounds}}, {{room}}',
    whereSegment: 'Ronda {{round}}, segmento {{segment}} de {{segments}}, {{room}}',
    open: 'sala abierta',
    closed: 'sala cerrada',
  },
};
