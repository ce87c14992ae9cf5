import { CHANNELS } from '@laundry/payment-channels/client';
import type { ChannelName } from '@laundry/payment-channels/client';
import { PaymentMethodIcon } from '@laundry/ui-kit/controls';
import { createElement } from 'react';
import { channelMarks } from '../channelMarks.ts';

/** A channel as an option of a choice. */
export function channelOption<Name extends ChannelName>(name: Name) {
  const { label, description, mark } = CHANNELS[name];
  const icon = createElement(PaymentMethodIcon, { kind: mark, mark: channelMarks[name] });
  return { value: name, label, description, icon };
}
