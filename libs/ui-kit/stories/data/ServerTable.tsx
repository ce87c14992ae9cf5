import { DataTable, PAGE_SIZE, emptyQuery } from '@laundry/ui-kit/data-table';
import type { DataTableProps } from '@laundry/ui-kit/data-table';
import { useState } from 'react';
import type { Resident } from './residents.ts';

/** A page that holds the query and asks a server for each page of rows. */
export function ServerTable(props: DataTableProps<Resident>) {
  const [query, setQuery] = useState(emptyQuery);
  const start = query.page * PAGE_SIZE;
  return (
    <DataTable
      {...props}
      rows={props.rows.slice(start, start + PAGE_SIZE)}
      server={{ rowCount: props.rows.length }}
      query={query}
      onQueryChange={setQuery}
    />
  );
}
