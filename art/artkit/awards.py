"""Award objects in brass and ceramic, square, without lettering."""
from .still_lifes import *


def award_set(bg, panel, w=2.9):
    studio(bg, None, panel=panel, archw=w, y=5.5)
    m = mat('#F6EEE2', rough=.45, coat=.25)
    cyl(2.1, .45, (0, 0, .225), mat('#9A6840', rough=.45, coat=.2), bev=.08, seg=128)
    cyl(1.75, .4, (0, 0, .65), m, bev=.08, seg=128)


def shine():
    lights(820, 190, 460)
    stage.area((0, -9, 3), (0, 0, 3), 3, 120, color=(1, .95, .9))
    stage.camera((.5, -14.5, 4.0), (0, 0, 2.65), lens=74, fstop=6, focus=(0, -.4, 3))


def tooth_plate(y, z, s, m, depth=.3):
    half = [(0, .3), (.1, .36), (.22, .38), (.33, .3), (.36, .14), (.33, -.02), (.28, -.16), (.25, -.34), (.18, -.44), (.12, -.36), (.09, -.18), (0, -.08)]
    P = np.array(half + [(-a, b) for a, b in half[::-1]][1:-1])
    for _ in range(3):
        R, q = np.roll(P, -1, 0), np.empty((len(P) * 2, 2))
        q[0::2], q[1::2] = .75 * P + .25 * R, .25 * P + .75 * R
        P = q
    return extrude([tuple(q * s) for q in P], depth, m, loc=(0, y, z), rot=(90, 0, 0), bev=.1)


def experience(name):
    """Years of work: a laurel of brass round a ceramic tooth."""
    award_set('#8FB5A8', '#2B6F69')
    br = mat('#D2A662', rough=.24, metal=1)
    cz, R = 3.15, 1.85
    for s in (-1, 1):
        pts = [(s * R * math.cos(a), .05, cz + R * math.sin(a)) for a in np.linspace(math.radians(-88), math.radians(66), 20)]
        tube(pts, .065, br)
        for k in range(11):
            a = math.radians(-74 + 13.8 * k)
            for side in (-1, 1):
                r0 = R
                t = a + math.radians(38) * side * .9
                L = .62
                c, q = math.cos(a) * r0, math.sin(a) * r0
                d = np.array([-math.sin(a), math.cos(a)]) * .8 + np.array([math.cos(a), math.sin(a)]) * side * .62
                d /= np.linalg.norm(d)
                n = np.array([-d[1], d[0]])
                rows = []
                for u in np.linspace(0, 1, 8):
                    w = .15 * math.sin(math.pi * min(1, .05 + .93 * u)) ** .8
                    p = np.array([c, q]) + d * L * u
                    rows.append([(s * (p[0] + n[0] * w * v), .05 - .1 * u - .05 * (1 - abs(v)), cz + p[1] + n[1] * w * v) for v in (-1, -.5, 0, .5, 1)])
                ribbon(rows, br, thick=.035, sub=1)
    tooth_plate(.05, cz + .05, 2.3, mat('#FBF6EC', rough=.22, coat=.6), .5)
    cyl(.16, .6, (0, .05, 1.1), br, bev=.04)
    shine()
    stage.render(name, w=800, h=800, spp=20, exposure=.08)


def invisalign_provider(name):
    """An aligner on a brass arch."""
    award_set('#E9C9B4', '#C97C5D')
    br = mat('#D2A662', rough=.24, metal=1)
    for k, (r, w) in enumerate(((1.75, .3), (1.2, .22))):
        P = [(r, .0)] + [(r * math.cos(a), 2.1 + r * math.sin(a)) for a in np.linspace(0, math.pi, 48)] + [(-r, 0), (-r + w, 0)] + [((r - w) * math.cos(a), 2.1 + (r - w) * math.sin(a)) for a in np.linspace(math.pi, 0, 48)] + [(r - w, 0)]
        extrude(P, .5 - .12 * k, br if k == 0 else mat('#F9F3E8', rough=.25, coat=.6), loc=(0, .3, .84), rot=(90, 0, 0), bev=.05)
    L = teeth.layout(UPPER)
    for t in L:
        front = -8 if t['key'][1] in '123' else 0
        t['M'] = Matrix.Translation((t['x'], t['y'], t['dz'])) @ Matrix.Rotation(t['ang'], 4, 'Z') @ Matrix.Rotation(math.radians(front), 4, 'X')
    e = empty('a', (0, .9, 2.45), (14, 0, 0), .05)
    teeth.aligner(L, e, thin_clear('#E6F5F5', base=.36))
    cyl(.1, 1.5, (0, -.35, 1.6), br, bev=.02)
    cyl(1.0, .1, (0, -.35, 2.36), br, bev=.04)
    shine()
    stage.render(name, w=800, h=800, spp=20, exposure=.08)


def patient_choice(name):
    """Chosen by patients: a ceramic heart in a brass ring."""
    award_set('#D9C0A2', '#7FA899')
    br = mat('#D2A662', rough=.24, metal=1)
    cz, R = 3.15, 1.9
    tube([(R * math.cos(a), .05, cz + R * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 49)[:-1]], .13, br, cyclic=True)
    for k in range(5):                                        # five small stars' places kept as brass beads under the ring
        a = math.radians(-90 + (k - 2) * 17)
        sphere(.13, ((R + .0) * math.cos(a), -.12, cz + R * math.sin(a)), br)

    def heart(X, Y, Z):
        # |x|-symmetric heart: two round cones that meet in the point
        x = np.abs(X)
        return smin(caps(x, Y * 1.25, Z, (.58, 0, .42), (.0, 0, -1.02), .64, .10), caps(x, Y * 1.25, Z, (.5, 0, .40), (.12, 0, -.1), .62, .5), .12)
    o = sdf_obj('heart', heart, (-1.5, -.8, -1.4), (1.5, .8, 1.3), .045, mat('#C9684C', rough=.2, coat=.7), 3)
    o.location = (0, .02, cz + .06)
    tooth_plate(-.56, cz + .12, .95, mat('#FBF6EC', rough=.22, coat=.6), .2)
    cyl(.16, .7, (0, .05, 1.05), br, bev=.04)
    shine()
    stage.render(name, w=800, h=800, spp=20, exposure=.08)


PICTURES = {'awards/experience': experience, 'awards/invisalign-provider': invisalign_provider, 'awards/patient-choice': patient_choice}
