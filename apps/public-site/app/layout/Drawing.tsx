import { Steps } from '@laundry/ui-kit';
import * as drawings from '@laundry/ui-kit/illustrations';

export interface DrawingProps {
  name: keyof typeof drawings;
  /** Width and height in px. */
  size: number;
}

/** The kit's drawing that a text names. */
export function Drawing({ name, size }: DrawingProps) {
  const Picture = drawings[name];
  return <Picture size={size} />;
}

interface DrawnStepsProps {
  steps: readonly { drawing: DrawingProps['name']; title: string; text: string }[];
}

/** Step-by-step instructions, each step with the drawing that it names. */
export const DrawnSteps = ({ steps }: DrawnStepsProps) => (
  <Steps steps={steps.map((step) => ({ ...step, picture: <Drawing name={step.drawing} size={120} /> }))} />
);
