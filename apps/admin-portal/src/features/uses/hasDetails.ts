import { ALL_BUILDINGS } from '@laundry/api-contract';

/** Whether a choice of the form is a single building, which has units and machines to choose from. */
export const hasDetails = (building: string): boolean => building !== '' && building !== ALL_BUILDINGS;
