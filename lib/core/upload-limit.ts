/** Of one uploaded file (product decisions, "Uploads"); what the browser refuses and the server too. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
