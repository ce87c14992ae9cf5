import { isGoodPassword } from '@laundry/api-contract/password';
import { completeSignup, errors } from '@laundry/strings';
import { object, ref, string } from 'yup';

const { mistakes } = completeSignup;

/** What the form starts from. What is typed is kept nowhere else. */
export const NO_PASSWORD = { password: '', confirmation: '' };

/**
 * The new password of a sign-up or of a mailed link (spec §5, D56). An empty field has one mistake only: that
 * it is empty.
 */
export const newPasswordSchema = object({
  password: string()
    .required(mistakes.noPassword)
    .test('policy', errors.texts.weakPassword, (password) => !password || isGoodPassword(password)),
  confirmation: string()
    .required(mistakes.noConfirmation)
    .oneOf([ref('password'), ''], mistakes.unequal),
});
