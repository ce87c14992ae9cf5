import CheckIcon from '@mui/icons-material/CheckRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { dataTable } from '@laundry/strings';
import { MenuButton } from '../panels/MenuButton.tsx';
import type { Column } from './columns.ts';
import { DENSITIES, withToggled } from './settings.ts';
import type { TableSettings } from './settings.ts';

interface ChoiceProps {
  role: 'menuitemcheckbox' | 'menuitemradio';
  label: string;
  chosen: boolean;
  onChoose: () => void;
}

function Choice({ role, label, chosen, onChoose }: ChoiceProps) {
  return (
    <MenuItem role={role} aria-checked={chosen} onClick={onChoose}>
      <ListItemIcon>{chosen && <CheckIcon fontSize="small" sx={{ color: 'primary.main' }} />}</ListItemIcon>
      {label}
    </MenuItem>
  );
}

export interface SettingsMenusProps<Row> {
  columns: readonly Column<Row>[];
  settings: TableSettings;
  onSettings: (settings: TableSettings) => void;
}

/** The visible columns; the last one cannot be hidden. */
export function ColumnMenu<Row>({ columns, settings, onSettings }: SettingsMenusProps<Row>) {
  const shown = columns.filter(({ field }) => !settings.hidden.includes(field));
  return (
    <MenuButton label={dataTable.columns}>
      {() =>
        columns
          .filter(({ fixed }) => fixed !== true)
          .map(({ field, header }) => {
            const chosen = !settings.hidden.includes(field);
            const last = chosen && shown.length === 1;
            return (
              <Choice
                key={field}
                role="menuitemcheckbox"
                label={header}
                chosen={chosen}
                onChoose={() => {
                  if (!last) onSettings(withToggled(settings, field));
                }}
              />
            );
          })
      }
    </MenuButton>
  );
}

/** The density of the rows. */
export function DensityMenu({ settings, onSettings }: Omit<SettingsMenusProps<never>, 'columns'>) {
  return (
    <MenuButton label={dataTable.density}>
      {(close) =>
        DENSITIES.map((density) => (
          <Choice
            key={density}
            role="menuitemradio"
            label={dataTable.densities[density]}
            chosen={density === settings.density}
            onChoose={() => {
              onSettings({ ...settings, density });
              close();
            }}
          />
        ))
      }
    </MenuButton>
  );
}
