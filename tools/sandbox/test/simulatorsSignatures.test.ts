import { simulated as bancard } from '@laundry/payment-channels/testing/bancard';
import { simulated as mercadoPago } from '@laundry/payment-channels/testing/mercadopago';
import {
  simulated as pagosWeb,
  simulatedResultToken as resultToken,
} from '@laundry/payment-channels/testing/pagosweb';
import { WebhookSignatureValidator } from 'mercadopago';
import { createTokenReader, mintToken } from '../src/simulators/recaptcha/tokens.ts';

const { tokens } = bancard;
const { signatureHeader } = mercadoPago;
const { decrypt, formatFecha, deriveIv } = pagosWeb;

// Every vector was computed with openssl and md5sum.
describe('the signatures', () => {
  it('are MercadoPago’s', () => {
    expect(signatureHeader('local-mercadopago-webhook-secret', '123456', 'req-1', '1704908010')).toBe(
      'ts=1704908010,v1=77990b4b8f2ae8f7a195a40cc7936e948fb2d30cf6d6f457950a2e529135a484',
    );
  });

  it('are accepted by MercadoPago’s SDK, and refused for another payment', () => {
    const xSignature = signatureHeader('secret', '123456', 'req-1', '1795437072158');
    const received = { xSignature, xRequestId: 'req-1', dataId: '123456', secret: 'secret' };
    expect(() => WebhookSignatureValidator.validate(received)).not.toThrow();
    expect(() => WebhookSignatureValidator.validate({ ...received, dataId: '123457' })).toThrow('Mismatch');
  });

  it('are Bancard’s', () => {
    const key = 'Kq7Zt0Vw2Yb4Rm6Np8Ls1Xd3Gf5Hj9Ca2Eu4Io6B';
    const id = '900417';
    expect(tokens.singleBuy(key, id, '184500.00', 'PYG')).toBe('00a1b0ab9cdfb4163f506661390f3e7e');
    expect(tokens.confirm(key, id, '184500.00', 'PYG')).toBe('fd7532a7f8891d0037df85dc792c94aa');
    expect(tokens.getConfirmation(key, id)).toBe('63ab6bbaa83638c4ee288681fb6e4754');
    expect(tokens.rollback(key, id)).toBe('4e8b171fd529ad39d48b379ee3f85bb7');
  });

  it('are PagosWeb’s', () => {
    const key = 'bG9jYWwtcGFnb3N3ZWIta2V5LTI0Ynl0';
    const fields = {
      ventaAprobada: 'True',
      numeroTransaccion: '1234',
      monto: '400,50',
      codigoAutorizacion: '654321',
      mensaje: 'Listo',
      numeroOrden: 'orden-1',
      idCliente: '4210',
      Fecha: '2012-10-25 11:18:00',
    };
    const token = 'f0PUNL4x5+jwLJDHOOaeOx8T5Mp8z1iX5pMnBs2pOZTgMjldwJQAJUCTQhYfnaVOPXgNt3smCNE=';
    expect(deriveIv(fields.Fecha)?.toString('hex')).toBe('db5d36e75d75f34d');
    expect(resultToken(key, fields)).toBe(token);
    expect(decrypt(key, fields.Fecha, token)).toBe('True1234400,50654321Listoorden-142102012-10-2511:18:00');
    expect(decrypt(key, '2012-10-25 11:28:00', token)).not.toBe(
      'True1234400,50654321Listoorden-142102012-10-2511:18:00',
    );
    expect(formatFecha('2026-07-01T02:30:00Z')).toBe('2026-06-30 11:30:00');

    const result = {
      ventaAprobada: 'True',
      numeroTransaccion: '4961B',
      monto: '1234,5',
      codigoAutorizacion: '704212',
      mensaje: 'Venta Aprobada',
      numeroOrden: '50017',
      idCliente: '77123',
      Fecha: '2026-11-23 03:06:41',
    };
    expect(resultToken('Y2xhdmUtaW52ZW50YWRhLTI0LWJ5dGVz', result)).toBe(
      'ORjVH9x0oIvSGP0y8bHMDidWpRaILDq1mLSUqtHl/CeU6bS8P3iaIY6H7jUvLBi69lZifiv/yrsX/QLEg6mAEQ==',
    );
    expect(resultToken('Y2xhdmUtZGUtMTZieXRlcw==', result)).toBe(
      'lwv/EpSfldRxjtEolPUUqGen34cUh8IudLWZCmD8J2bPEMzYInZh+bFYEBZpvRLTSme9q0cmh+NVj4JDM8UmRw==',
    );
  });
});

describe('captcha tokens', () => {
  it('serve once, for two minutes', () => {
    let now = Date.now();
    const read = createTokenReader(() => now);
    const token = mintToken('login');
    expect(read(token)).toMatchObject({ valid: true, action: 'login' });
    expect(read(token)).toEqual({ valid: false, code: 'timeout-or-duplicate' });
    const late = mintToken('login');
    now += 121_000;
    expect(read(late)).toEqual({ valid: false, code: 'timeout-or-duplicate' });
  });

  it('may be the reusable ones of checks, and nothing made up', () => {
    const read = createTokenReader();
    expect(read('test-login')).toMatchObject({ valid: true, action: 'login' });
    expect(read('test-login')).toMatchObject({ valid: true, action: 'login' });
    for (const token of ['x', 'local.', 'local.e30', 'test-'])
      expect(read(token)).toEqual({ valid: false, code: 'invalid-input-response' });
  });
});
