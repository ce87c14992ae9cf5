import { listOf, section } from '../lists.ts';

/** /guidelines. */
export const guidelines = {
  pageTitle: 'Pautas de uso',
  description:
    'Pautas para compartir la lavandería del edificio: antes, durante y después de lavar, el cuidado de la tarjeta y lo que corresponde a la administración.',
  title: 'Pautas para compartir la lavandería',
  lead: 'La lavandería es de todos los que viven en el edificio. Con estas pautas funciona bien para cada uno.',
  contents: 'En esta página',
  sections: listOf({
    antes: section('Antes de lavar', [
      'Respete el horario y el orden de turnos que haya fijado su edificio.',
      'Traiga la ropa separada y los bolsillos vacíos.',
      'Compruebe que tiene saldo para todo lo que piensa lavar y secar.',
      'Si una máquina tiene ropa de otra persona y ya terminó, espere unos minutos antes de retirarla; póngala sobre una superficie limpia.',
    ]),
    durante: section('Mientras la máquina trabaja', [
      'No ocupe más máquinas de las que va a usar.',
      'Anote la hora de fin y vuelva a tiempo.',
      'No lave alfombras, calzado con barro, ropa con combustible ni camas de mascotas con pelo suelto.',
      'No tiña ropa en las máquinas: el color pasa a la carga siguiente.',
    ]),
    despues: section('Al terminar', [
      'Retire toda la ropa y revise el tambor.',
      'Limpie el filtro de la secadora y los restos de jabón.',
      'Deje la puerta de la lavadora entreabierta y la luz apagada.',
      'Lleve sus envases y su basura.',
      'Si algo falló, repórtelo: no espere a que lo haga otro vecino.',
    ]),
    tarjeta: section('Su tarjeta', [
      'Tiene un código de 8 dígitos impreso. Con ese código se carga saldo y se pide el informe de consumo.',
      'No la doble ni la moje.',
      'Si la pierde, avise enseguida por el chat-bot para que la bloqueemos.',
      'Si en su edificio se paga por gastos comunes, los usos de su tarjeta se suman a los de su unidad.',
    ]),
    administracion: section('Para la administración del edificio', [
      'Mantenga el local ventilado, iluminado y con la salida libre.',
      'Deje a la vista estas pautas, las advertencias de seguridad y el teléfono del encargado.',
      'Avísenos con tiempo de cortes de agua o de luz y de obras en el local.',
      'Los usos y las transacciones de sus edificios están en el portal de administraciones.',
    ]),
  }),
  nextTitle: '¿Algo no funciona?',
  nextText: 'Busque el síntoma, pruebe lo más simple y, si sigue igual, envíenos el reporte.',
  next: 'Ver la ayuda ante fallas',
} as const;
