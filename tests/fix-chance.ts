import { configureGlobal } from 'fast-check';

// The examples are the same in every run, so that a failure is caused by the change and not by a new random value.
configureGlobal({ seed: 20_261_120 });
