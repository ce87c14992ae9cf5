export { StepHeader } from './StepHeader.tsx';
export { Stepper } from './Stepper.tsx';
