// React and others read it as they are loaded: unset, a process that draws documents and mails would run in their slow
// development mode. Whoever starts it may say otherwise.
Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production' });
