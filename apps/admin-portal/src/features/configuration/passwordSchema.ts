import { isGoodPassword } from '@laundry/api-contract/password';
import { textOf } from '@laundry/error-catalogue';
import { configuration } from '@laundry/strings';
import { object, string } from 'yup';

/** A new password: there, and good enough for a sign-up (spec §5, D21). */
export const passwordSchema = object({
  newPassword: string()
    .required(configuration.empty)
    .test('good', textOf('weakPassword'), (password) => isGoodPassword(password)),
});
