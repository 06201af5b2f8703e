import fc from 'fast-check';

// A change that fails is noticed by its first failure: a smaller one would only cost time.
fc.configureGlobal({ endOnFailure: true });
