/** A resident of a building; all that the table can show is in one. */
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

const resident = (_: unknown, place: number): Resident => {
  const day = `2026-${pad((place % 6) + 1)}-${pad((place % 27) + 1)}`;
  const name = NAMES[place % NAMES.length] ?? '';
  return {
    id: `vecino-${place}`,
    name,
    email: `vecino${place}@correo.example`,
    unit: `Apto ${100 + place}`,
    balance: 125.5 * ((place % 9) - 1),
    since: `${day}T15:00:00Z`,
    confirmed: place % 3 === 0 ? null : day,
  };
};

export const residents = (count: number): Resident[] => Array.from({ length: count }, resident);

/** What nobody expects in a table. */
export const hostileResident: Resident = {
  id: 'hostil',
  name: 'María de los Ángeles Fernández de la Reguera y Estévez, viuda de Rodríguez-Larreta',
  email: 'una.direccion.de.correo.larguisima.que.no.se.puede.cortar@administracion.edificio.example',
  unit: '<b>Apto</b> 🧺 مرحبا',
  balance: -1234567.89,
  since: 'no es una fecha',
  confirmed: null,
};
