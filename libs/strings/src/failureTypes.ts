/** What a failure report may be of, as the form offers it (D40). */
export const failureTypes = {
  waterInlet: 'Error en la entrada de agua',
  waterOutlet: 'Error en la salida de agua',
  component: 'Falla de un componente de la máquina',
  dryerIdle: 'El secarropas descuenta minutos pero el tambor no gira',
} as const;
