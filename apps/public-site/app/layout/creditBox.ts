/** The id of the home page's form that starts a top-up. */
export const CREDIT_BOX = 'credit-box-form';
