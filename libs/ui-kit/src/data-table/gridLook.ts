import { radius } from '../theme/shape.ts';
import { tabularFigures } from '../theme/typography.ts';

/** The grid in our clothes: calm lines, a tinted head, figures under one another. */
export const gridLook = {
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.control}px`,
  backgroundColor: 'background.paper',
  fontSize: '0.875rem',
  ...tabularFigures,
  '& .MuiDataGrid-columnHeaders, & .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaders .MuiDataGrid-filler':
    {
      backgroundColor: 'background.tinted',
    },
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaderTitleContainer': { alignItems: 'flex-start' },
  '& .MuiDataGrid-columnHeader': { px: 1.25, py: 1, height: 'auto !important' },
  '& .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-columnHeader:focus-within': { outline: 'none' },
  '& .MuiDataGrid-columnHeader:focus-visible, & .MuiDataGrid-cell:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
  '& .MuiDataGrid-columnHeaderDraggableContainer, & .MuiDataGrid-columnHeaderTitleContainer': {
    width: '100%',
  },
  '& .MuiDataGrid-columnHeaderTitleContainerContent': { width: '100%', fontWeight: 650, overflow: 'visible' },
  '& .MuiDataGrid-columnSeparator': { opacity: '0 !important' },
  '& .MuiDataGrid-columnHeader--sortable:hover .sort-arrow': { opacity: 1 },
  '& .MuiDataGrid-cell': { px: 1.25 },
  '& .MuiDataGrid-row:hover': { backgroundColor: 'background.subtle' },
} as const;
