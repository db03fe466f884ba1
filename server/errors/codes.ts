/** Every way the API says no: a code for machines, the HTTP status, the customer's message. */
export const ERRORS = {
  malformed_request: { status: 400, message: 'server.error.malformed_request' },
  session_invalid: { status: 401, message: 'server.error.session_invalid' },
  not_found: { status: 404, message: 'server.error.not_found' },
  conflict: { status: 409, message: 'server.error.conflict' },
  payload_too_large: { status: 413, message: 'server.error.payload_too_large' },
  unsupported_media_type: { status: 415, message: 'server.error.unsupported_media_type' },
  validation_failed: { status: 422, message: 'server.error.validation_failed' },
  invalid_credentials: { status: 422, message: 'server.error.invalid_credentials' },
  reset_link_invalid: { status: 422, message: 'server.error.reset_link_invalid' },
  voucher_refused: { status: 422, message: 'server.error.voucher_refused' },
  cart_not_ready: { status: 422, message: 'server.error.cart_not_ready' },
  order_paid: { status: 409, message: 'server.payment.order_paid' },
  order_not_payable: { status: 409, message: 'server.payment.order_not_payable' },
  payment_reference_mismatch: { status: 409, message: 'server.payment.reference_mismatch' },
  payment_reference_unknown: { status: 422, message: 'server.payment.reference_unknown' },
  payment_result_invalid: { status: 422, message: 'server.payment.result_invalid' },
  too_many_requests: { status: 429, message: 'server.error.too_many_requests' },
  payment_unavailable: { status: 502, message: 'server.payment.unavailable' },
  mail_unavailable: { status: 502, message: 'server.error.mail_unavailable' },
  maintenance: { status: 503, message: 'server.error.maintenance' },
  internal_error: { status: 500, message: 'server.error.internal_error' },
} as const;

export type ErrorCode = keyof typeof ERRORS;
