import { outlined, radius } from '../theme/tokens.ts';
import { tabularFigures } from '../theme/typography.ts';
import { toneStyles } from './CellContent.tsx';

/** The filter above a column: the kit's controls, low enough for the header. */
const filterBox = {
  '& .kit-input': {
    height: 32,
    px: 1,
    fontSize: '0.8125rem',
    borderWidth: 1,
    borderRadius: `${radius.control - 4}px`,
    // The header clips an outline outside the box.
    '&:focus-visible, &:focus-within': { outlineOffset: -2, outlineWidth: 2 },
  },
  '& .kit-select select': { pr: 3 },
  '& .kit-select::after': { insetInlineEnd: 10, width: 6, height: 6 },
} as const;

/** The class of the cells with actions. */
export const ACTION_CLASS = 'action-column';

/** The class of cells with an amount, a day or a code: never wrapped, with tabular figures. */
export const WHOLE_CLASS = 'whole';

/** Viewports in which a table with actions usually scrolls sideways. */
const SCROLLS = '@media (max-width: 1120px)';

/** Viewports in which all columns only fit with less padding. */
const TABLET = '@media (max-width: 899.95px)';

/** The grid in the brand's style: subtle lines, a tinted header, aligned figures. */
export const gridStyles = {
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  ...outlined(),
  fontSize: '0.875rem',
  ...toneStyles,
  '& .MuiDataGrid-columnHeaders, & .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaders .MuiDataGrid-filler':
    {
      backgroundColor: 'background.tinted',
    },
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaderTitleContainer': { alignItems: 'flex-start' },
  '& .MuiDataGrid-columnHeader': { px: 1.25, py: 0.5, height: 'auto !important' },
  '& .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-columnHeader:focus-within': { outline: 'none' },
  '& .MuiDataGrid-columnHeader:focus-visible, & .MuiDataGrid-cell:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
  '& .MuiDataGrid-columnHeaderTitleContainerContent': {
    width: '100%',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0.5,
    fontWeight: 650,
    overflow: 'visible',
  },
  '& .head-name': {
    alignContent: 'center',
    minHeight: 32,
    whiteSpace: 'normal',
    overflowWrap: 'normal',
    lineHeight: '16px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .MuiDataGrid-columnHeader--alignRight .head-name': { textAlign: 'end' },
  // Leaves room for the sort arrow.
  '& .MuiDataGrid-columnHeader--sorted .head-name': { pr: 2.5 },
  '& .MuiDataGrid-columnHeader--sorted.MuiDataGrid-columnHeader--alignRight .head-name': { pr: 0, pl: 2.5 },
  ...filterBox,
  // Placed over the header's end, so that the filter below keeps its width.
  '& .MuiDataGrid-iconButtonContainer': { position: 'absolute', top: 3, right: 2 },
  '& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton': {
    backgroundColor: 'background.tinted',
    color: 'primary.main',
  },
  '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-iconButtonContainer': { right: 'auto', left: 2 },
  // A long text wraps between its words before it is truncated; the cell's title has all of it.
  '& .MuiDataGrid-cell': {
    px: 1.25,
    alignContent: 'safe center',
    lineHeight: 1.15,
    whiteSpace: 'normal',
    // A line that is too long ends in an ellipsis. Its parts are inline, so that it is read out as one word.
    '& .email': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .email > span': { whiteSpace: 'nowrap' },
  },
  // The filler at the end of a row must have no padding, which would make every table scroll.
  '& .MuiDataGrid-cell.MuiDataGrid-cellEmpty': { p: 0 },
  [`& .MuiDataGrid-cell.${WHOLE_CLASS}`]: { ...tabularFigures, whiteSpace: 'nowrap' },
  // Aligns the header's checkbox with those of the rows.
  '& .MuiDataGrid-columnHeaderCheckbox, & .MuiDataGrid-cellCheckbox': { px: 0, justifyContent: 'center' },
  '& .MuiDataGrid-columnHeaderCheckbox .MuiDataGrid-columnHeaderTitleContainerContent': {
    justifyItems: 'center',
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
    '& .MuiDataGrid-columnHeader--sorted .head-name': { pr: 1.75 },
    '& .MuiDataGrid-iconButtonContainer': { right: -3 },
  },
  [SCROLLS]: { [`& .${ACTION_CLASS}`]: { boxShadow: '-1px 0 0 var(--mui-palette-divider)' } },
} as const;
