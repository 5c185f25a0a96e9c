import type { DeskStorage } from '../en/desk-storage.ts';

export const deskStorage: DeskStorage = {
  storage: {
    trouble: {
      full: 'El disco del servidor está lleno: no se puede registrar nada. Libere espacio; Naipe sigue por sí solo.',
      'read-only':
        'No se puede escribir en el disco del servidor: no se puede registrar nada. Naipe sigue por sí solo cuando se pueda.',
      failing:
        'El disco del servidor falla: no se puede registrar nada. Naipe sigue por sí solo cuando funcione.',
      damaged:
        'La base de datos está dañada: no se registra nada más. Pare Naipe, ejecute `naipe check-data` y reponga una copia de seguridad.',
      away: 'La base de datos del servidor no responde: no se puede registrar nada. Naipe sigue por sí solo en cuanto responda.',
      busy: 'Se está registrando demasiado en este momento: los teléfonos lo intentan de nuevo por sí solos.',
    },
    file: 'El archivo de la base de datos está dañado. Pare Naipe y reponga una copia de seguridad: `naipe restore ARCHIVO --force`.',
    fact: 'Torneo {{tournament}}: el hecho {{fact}} no es lo que se escribió. Reponga una copia de seguridad, o saque lo que está entero: `naipe export {{id}} ARCHIVO --whole`.',
    loss: 'Torneo {{tournament}}: se han perdido los hechos {{from}} a {{had}}. Reponga una copia de seguridad más reciente, o introduzca de nuevo lo que falta.',
    changed:
      'Torneo {{tournament}}: los hechos hasta el {{had}} no son los que se registraron. Reponga una copia de seguridad más reciente, o repase los resultados.',
    seen: 'Entendido',
  },
};
