import { radius } from '../theme/dimensions.ts';
import { tabularFigures } from '../theme/typography.ts';
import { toneStyles } from './ToneText.tsx';

/** The style of a filter above a column. */
export const filterBox = {
  width: '100%',
  height: 32,
  px: 1,
  fontSize: '0.8125rem',
  border: '1px solid',
  borderColor: 'control.border',
  borderRadius: `${radius.control - 4}px`,
  backgroundColor: 'background.paper',
  '& input': { p: 0, '&:focus-visible': { outline: 'none' } },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 0 },
} as const;

/** The class of the cells with actions. */
export const ACTION_CLASS = 'action-column';

/** Windows in which a table with actions usually scrolls sideways. */
const SCROLLS = '@media (max-width: 1120px)';

/** Windows in which all columns only fit closer together. */
const TABLET = '@media (max-width: 899.95px)';

/** The grid in the brand's style: subtle lines, a tinted header, aligned figures. */
export const gridStyles = {
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.control}px`,
  backgroundColor: 'background.paper',
  fontSize: '0.875rem',
  ...tabularFigures,
  ...toneStyles,
  '& .MuiDataGrid-columnHeaders, & .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaders .MuiDataGrid-filler':
    {
      backgroundColor: 'background.tinted',
    },
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaderTitleContainer': { alignItems: 'flex-start' },
  '& .MuiDataGrid-columnHeader': { px: 1.25, py: 0.75, height: 'auto !important' },
  '& .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-columnHeader:focus-within': { outline: 'none' },
  '& .MuiDataGrid-columnHeader:focus-visible, & .MuiDataGrid-cell:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
  '& .MuiDataGrid-columnHeaderDraggableContainer, & .MuiDataGrid-columnHeaderTitleContainer': {
    width: '100%',
  },
  '& .MuiDataGrid-columnHeaderTitleContainerContent': {
    width: '100%',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0.75,
    fontWeight: 650,
    overflow: 'visible',
  },
  '& .head-name': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 28,
    whiteSpace: 'normal',
    // Two lines take no more height than one with the sort arrow.
    lineHeight: 1,
    overflow: 'hidden',
  },
  '& .MuiDataGrid-columnHeader--alignRight .head-name': { justifyContent: 'flex-end' },
  // Placed over the header's end, so that the filter below keeps its width.
  '& .MuiDataGrid-iconButtonContainer': { position: 'absolute', top: 5, right: 2 },
  '& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton': {
    backgroundColor: 'background.tinted',
    color: 'primary.main',
  },
  '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-iconButtonContainer': { right: 'auto', left: 2 },
  // A long text wraps to a second line before it is truncated; the cell's title has all of it.
  '& .MuiDataGrid-cell': {
    px: 1.25,
    alignContent: 'safe center',
    lineHeight: 1.15,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& .MuiDataGrid-row:hover': { backgroundColor: 'background.subtle' },
  // The actions stay visible while the values scroll sideways below them.
  [`& .${ACTION_CLASS}`]: { position: 'sticky', right: 0, zIndex: 1, whiteSpace: 'nowrap' },
  // Above the lines between headers, which are the handles for resizing.
  [`& .MuiDataGrid-columnHeader.${ACTION_CLASS}`]: { zIndex: 31 },
  [`& .MuiDataGrid-cell.${ACTION_CLASS}`]: { backgroundColor: 'background.paper' },
  [`& .MuiDataGrid-row:hover .${ACTION_CLASS}`]: { backgroundColor: 'background.subtle' },
  // Opaque, so that the sticky column has the same colour as its row.
  '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
    backgroundColor: 'background.tinted',
    [`& .${ACTION_CLASS}`]: { backgroundColor: 'background.tinted' },
  },
  [TABLET]: {
    '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': { px: 0.75, fontSize: '0.8125rem' },
  },
  [SCROLLS]: { [`& .${ACTION_CLASS}`]: { boxShadow: '-1px 0 0 var(--mui-palette-divider)' } },
} as const;
