/** A resident with values for every kind of column. */
export interface Resident {
  id: string;
  name: string;
  email: string;
  unit: string;
  balance: number;
  since: string;
  confirmed: string | null;
}

const NAMES = ['Ana Paz', 'Óscar Núñez', 'María Pérez', 'Julián Ñancul', 'Lucía Fernández', 'Eva Otero'];
const pad = (figure: number) => String(figure).padStart(2, '0');

const resident = (_: unknown, index: number): Resident => {
  const day = `2026-${pad((index % 6) + 1)}-${pad((index % 27) + 1)}`;
  const name = NAMES[index % NAMES.length] ?? '';
  return {
    id: `vecino-${index}`,
    name,
    email: `vecino${index}@correo.example`,
    unit: `Apto ${100 + index}`,
    balance: 125.5 * ((index % 9) - 1),
    since: `${day}T15:00:00Z`,
    confirmed: index % 3 === 0 ? null : day,
  };
};

export const residents = (count: number): Resident[] => Array.from({ length: count }, resident);

/** A resident with unexpected values. */
export const hostileResident: Resident = {
  id: 'hostil',
  name: 'María de los Ángeles Fernández de la Reguera y Estévez, viuda de Rodríguez-Larreta',
  email: 'una.direccion.de.correo.larguisima.que.no.se.puede.cortar@administracion.edificio.example',
  unit: '<b>Apto</b> 🧺 مرحبا',
  balance: -1234567.89,
  since: 'no es una fecha',
  confirmed: null,
};
