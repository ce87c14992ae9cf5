import { titled } from '../lists.ts';

/** /tools/safety-warnings. */
export const safetyWarnings = {
  pageTitle: 'Advertencias de seguridad',
  description:
    'Advertencias de seguridad de la lavandería de su edificio: niños y mascotas, prendas peligrosas, agua y electricidad, y qué hacer ante una emergencia.',
  title: 'Advertencias de seguridad',
  lead: 'Léalas antes de usar las máquinas por primera vez. Son pocas y evitan accidentes.',
  emergencyTitle: 'Si hay humo, fuego, olor a quemado o una descarga eléctrica',
  emergency: [
    'No toque la máquina y aléjese con quienes estén en la lavandería.',
    'Corte la electricidad desde el tablero solo si puede llegar sin riesgo y sin pisar agua.',
    'No abra la puerta de una secadora que echa humo: el aire aviva el fuego.',
    'Llame al 911 o a Bomberos, 104. Avise al portero o a la administración.',
    'Después, repórtenos lo ocurrido para que nadie vuelva a usar esa máquina.',
  ],
  emergencyCall: 'Llamar al 911',
  fireCall: 'Llamar a Bomberos, 104',
  rulesTitle: 'En el uso de todos los días',
  groups: titled({
    'Niños y mascotas': [
      'No deje a niños solos en la lavandería ni les permita jugar en las máquinas.',
      'Mire dentro del tambor antes de cargarlo y de cerrar la puerta.',
      'Guarde el jabón y los quitamanchas fuera de su alcance.',
    ],
    'Prendas peligrosas': [
      'No lave ni seque ropa con nafta, solventes, alcohol, pintura o aceite: sus vapores se encienden.',
      'No ponga en la secadora gomaespuma, caucho ni telas impermeables.',
      'Vacíe los bolsillos: un encendedor o una batería pueden estallar.',
      'No mezcle hipoclorito con otros productos: desprende gases tóxicos.',
    ],
    'La máquina': [
      'No fuerce la puerta: espere a que el tambor se detenga y la traba se libere.',
      'No meta las manos mientras el tambor gira.',
      'No se suba ni se apoye en las máquinas o en sus puertas.',
      'No quite tapas ni paneles. Las reparaciones son tarea de nuestros técnicos.',
    ],
    Calor: [
      'Limpie el filtro de pelusa antes de cada secado: la pelusa acumulada se enciende.',
      'No use la secadora sin su filtro.',
      'El tambor y los broches de metal quedan calientes: espere unos minutos.',
      'No interrumpa el secado dejando adentro ropa caliente y amontonada.',
    ],
    'Agua y electricidad': [
      'Si hay agua en el piso, no pise ni toque la máquina: avise.',
      'No toque las máquinas con las manos mojadas o los pies descalzos.',
      'No desenchufe máquinas ni conecte otros aparatos en sus tomas.',
      'Seque lo que derrame: el piso mojado con jabón resbala.',
    ],
    'El local': [
      'No fume ni encienda velas en la lavandería.',
      'Deje libres la salida, el tablero eléctrico y las rejillas de ventilación.',
      'No use una máquina con un cartel de fuera de servicio.',
    ],
  }),
  nextTitle: '¿Vio algo que no está bien?',
  nextText:
    'Un cable pelado, una pérdida de agua, una puerta que no traba: avísenos antes de que alguien use la máquina.',
  next: 'Reportar una falla',
} as const;
