import { channels } from '@laundry/strings';
import { object, string } from 'yup';
import type { Channel } from './channel.ts';

/** The requirements for filled-in fields; `missingReason` handles missing ones. */
export const payerSchema = object({
  email: string().trim().email(channels.validEmail),
  documentNumber: string(),
});

/** `payerSchema` with the channel's own requirement for the document (D75). */
export const payerSchemaFor = ({ documentError }: Pick<Channel, 'documentError'>): typeof payerSchema =>
  documentError === undefined
    ? payerSchema
    : payerSchema.shape({
        documentNumber: string().test({
          test: (typed = '', { parent, createError }) => {
            const { documentType } = parent as { documentType: string };
            const message = documentError(documentType, typed);
            return message === undefined || createError({ message });
          },
        }),
      });
