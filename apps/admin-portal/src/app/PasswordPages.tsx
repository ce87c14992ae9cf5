import { useState } from 'react';
import { ForgotPasswordPage } from '../features/password/ForgotPasswordPage.tsx';
import { ResetPasswordPage } from '../features/password/ResetPasswordPage.tsx';
import { openPassword } from './openPassword.ts';
import type { PortalStore } from './store.ts';

/** Where a link for a new password is asked for. */
export function ForgotPassword({ store }: { store: PortalStore }) {
  // Before anything of the page reads its state; done again, it changes nothing.
  useState(() => openPassword(store));
  return <ForgotPasswordPage />;
}

/** The page of a mailed link. */
export function ResetPassword({ store, token }: { store: PortalStore; token: string }) {
  useState(() => openPassword(store));
  return <ResetPasswordPage token={token} />;
}
